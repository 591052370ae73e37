// What one seat of VTES alone may know.
import assert from 'node:assert/strict';

/** Told to one seat alone. */
export const own = ['drew-card', 'drew-vampire', 'saw-card'];

/** Of a view while the match is on: nobody else's cards are in it. */
export const hides = (seat) => (view) => {
  if (view.frames.at(-1).step === 'over') return false;
  view.players.forEach((player, i) => {
    if (i === seat) return;
    for (const secret of [player.hand.value, player.glimpses, player.library, player.crypt]) assert.equal(secret, 'unknown');
  });
  for (const { card, region, controller } of view.things) if (region === 'uncontrolled' && controller !== seat) assert.equal(card.value, 'unknown');
  return true;
};
