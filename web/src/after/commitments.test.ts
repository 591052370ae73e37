import { beforeEach, expect, it, vi } from 'vitest';
import { noteCommitment, notedCommitment, sawCommitment } from './commitments';

const store = new Map<string, string>();
beforeEach(() => {
  store.clear();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => store.get(key) ?? null,
    setItem: (key: string, value: string) => void store.set(key, value),
  });
});

it('keeps what was seen first', () => {
  noteCommitment('a', '1111');
  noteCommitment('a', '2222');
  noteCommitment('b', '3333');
  expect(notedCommitment('a')).toBe('1111');
  expect(notedCommitment('b')).toBe('3333');
  expect(notedCommitment('c')).toBeUndefined();
  expect(sawCommitment('3333')).toBe(true);
  expect(sawCommitment('2222')).toBe(false);
});
it('forgets the oldest', () => {
  for (let i = 0; i < 205; i++) noteCommitment(`t${i}`, 'x');
  expect(notedCommitment('t4')).toBeUndefined();
  expect(notedCommitment('t5')).toBe('x');
});
it('takes a broken note as none', () => {
  store.set('commitments', '{"');
  expect(notedCommitment('a')).toBeUndefined();
  noteCommitment('a', '1');
  expect(notedCommitment('a')).toBe('1');
});
