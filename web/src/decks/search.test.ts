import { describe, expect, it } from 'vitest';
import { bare } from '../boards/vtes/cards';
import { fold } from '../rules/find';
import { anything, clansIn, disciplinesIn, groupsIn, inOrder, kindsIn, search, type DeckCard, type Wanted } from './search';

let number = 0;
const card = (name: string, text: string, more: Partial<DeckCard>): DeckCard => ({
  ...bare(name.toLowerCase(), name), text, number: ++number, refused: null, crypt: false, words: fold(`${name}\n${text}`), ...more,
});
const cards = inOrder([
  card('Deflection', 'Change the target of the bleed.', { kinds: ['reaction'], disciplines: ['dom'], blood: '1' }),
  card('Govern the Unaligned', 'Bleed, or move blood.', { kinds: ['action'], disciplines: ['dom'] }),
  card('Villein', 'Move x blood to your pool.', { kinds: ['master'], pool: '0' }),
  card('Dominate Kine', 'Take control.', { kinds: ['action'], disciplines: ['dom'], blood: '2' }),
  card('Minion Tap', 'x', { kinds: ['master'], pool: 'x' }),
  card('Swallowed by the Night', 'Stealth or a maneuver.', { kinds: ['modifier', 'combat'], disciplines: ['obf'] }),
  card('Theft of Vitae', 'Steal blood.', { kinds: ['combat'], disciplines: ['tha'], refused: 'unwritten' }),
  card('Bruno', '', { crypt: true, kinds: ['vampire'], clan: 'tremere', capacity: 6, group: 5, disciplines: ['aus', 'DOM'] }),
  card('Ala', '', { crypt: true, kinds: ['vampire'], clan: 'ventrue', capacity: 6, group: 6, disciplines: ['dom'] }),
  card('Orphan', '', { crypt: true, kinds: ['vampire'], clan: 'caitiff', capacity: 1, group: 0, disciplines: [] }),
], 'en');
const found = (wanted: Partial<Wanted>): string[] => search(cards, { ...anything, ...wanted }).map(({ name }) => name);
const crypt = (wanted: Partial<Wanted>): string[] => found({ pile: 'crypt', ...wanted });

describe('looking for cards', () => {
  it('finds a pile in its order', () => {
    expect(crypt({})).toEqual(['Ala', 'Bruno', 'Orphan']);
    expect(found({})).toEqual(['Deflection', 'Dominate Kine', 'Govern the Unaligned', 'Minion Tap', 'Swallowed by the Night', 'Villein']);
  });
  it('finds a card of several types by each of them', () => {
    expect(found({ kind: 'combat' })).toEqual(['Swallowed by the Night']);
    expect(found({ kind: 'modifier' })).toEqual(['Swallowed by the Night']);
  });
  it('knows levels of Disciplines', () => {
    expect(crypt({ discipline: 'dom' })).toEqual(['Ala', 'Bruno']);
    expect(crypt({ discipline: 'dom', superior: true })).toEqual(['Bruno']);
    expect(found({ discipline: 'dom', superior: true })).toEqual(['Deflection', 'Dominate Kine', 'Govern the Unaligned']);
  });
  it('knows costs', () => {
    expect(found({ cost: 'blood' })).toEqual(['Deflection', 'Dominate Kine']);
    expect(found({ cost: 'blood', price: 1 })).toEqual(['Deflection']);
    expect(found({ cost: 'pool', price: 1 })).toEqual(['Minion Tap', 'Villein']);
    expect(found({ cost: 'none' })).toEqual(['Govern the Unaligned', 'Swallowed by the Night']);
  });
  it('knows capacities, clans and groups', () => {
    expect(crypt({ least: 2 })).toEqual(['Ala', 'Bruno']);
    expect(crypt({ most: 5 })).toEqual(['Orphan']);
    expect(crypt({ clan: 'tremere' })).toEqual(['Bruno']);
    expect(crypt({ group: 6 })).toEqual(['Ala', 'Orphan']);
  });
  it('finds words in names first, then in what the card says', () => {
    expect(found({ words: 'bleed' })).toEqual(['Deflection', 'Govern the Unaligned']);
    expect(found({ words: 'MÓVE blood' })).toEqual(['Govern the Unaligned', 'Villein']);
    expect(found({ words: 'dom' })).toEqual(['Dominate Kine']);
    expect(found({ words: 'kine bleed' })).toEqual([]);
  });
  it('shows what cannot be played to whoever wants to see it', () => {
    expect(found({ words: 'vitae' })).toEqual([]);
    expect(found({ words: 'vitae', refused: true })).toEqual(['Theft of Vitae']);
  });
  it('offers what there is', () => {
    expect(kindsIn(cards).sort()).toEqual(['action', 'combat', 'master', 'modifier', 'reaction']);
    expect(clansIn(cards).sort()).toEqual(['caitiff', 'tremere', 'ventrue']);
    expect(disciplinesIn(cards).sort()).toEqual(['aus', 'dom', 'obf', 'tha']);
    expect(groupsIn(cards)).toEqual([5, 6]);
  });
});
