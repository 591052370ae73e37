import { blake2b } from '@noble/hashes/blake2.js';
import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';

/** The chance of a match, computed in this browser and nowhere else; docs/fairness.md has every byte. */

function number(n: number | bigint): Uint8Array {
  const bytes = new Uint8Array(8);
  new DataView(bytes.buffer).setBigUint64(0, BigInt(n), true);
  return bytes;
}
const sized = (bytes: Uint8Array): Uint8Array => concatBytes(number(bytes.length), bytes);
const text = (words: string): Uint8Array => sized(utf8ToBytes(words));
const hash = (parts: Uint8Array[], key?: Uint8Array): Uint8Array =>
  blake2b(concatBytes(...parts), key ? { dkLen: 32, key } : { dkLen: 32 });

/** Hexadecimal digits of 32 bytes. */
export const isHash = (hex: unknown): hex is string => typeof hex === 'string' && /^[0-9a-f]{64}$/.test(hex);

/** What is shown before the match: a hash that only this secret has. */
export const commitmentOf = (game: string, secret: string): string =>
  bytesToHex(hash([text('krypta chance commitment 2'), text(game), sized(hexToBytes(secret))]));

/** What the secret and everybody's texts make together. */
export const keyOf = (game: string, secret: string, entropy: string[]): string =>
  bytesToHex(
    hash([text('krypta chance key 2'), text(game), number(entropy.length), ...entropy.map(text)], hexToBytes(secret)),
  );
