import type { Lesson } from './lesson';

/** The other half of this script is the teacher's: bots/nowa_huta/lesson.cpp, where a test plays both. */
const nowaHuta: Lesson = {
  game: 'nowa-huta',
  seats: 2,
  options: { elder: '1' },
  moments: [
    { turn: 1, step: 'place-vampires', advise: ['vampire:mlodosci'] },
    { turn: 1, step: 'place-circle-pawns', advise: ['circle:sabbath'] },
    { turn: 1, step: 'plan', advise: ['move:cw1', 'time:1'] },
    { turn: 1, step: 'use-abilities', advise: ['use:estate', 'use:circle'] },
    { turn: 2, step: 'plan', advise: ['move:cw1', 'time:2'] },
    { turn: 2, step: 'use-abilities', advise: ['use:estate'] },
    { turn: 2, step: 'teatralne-take', advise: ['take:1@handlowe'] },
    { turn: 2, step: 'leave-circle', advise: ['circle:bat'] },
    { turn: 3, step: 'plan', advise: ['move:ccw1', 'time:1'] },
    { turn: 3, step: 'use-abilities', advise: ['use:estate', 'use:circle'] },
    { turn: 4, step: 'plan', advise: ['move:ccw1', 'time:1'] },
    { turn: 4, step: 'use-abilities', advise: ['use:estate', 'use:circle'] },
    { turn: 4, step: 'gorali-take', advise: ['take:0@handlowe', 'take:0@handlowe'] },
  ],
};

const lessons: Record<string, Lesson> = { 'nowa-huta': nowaHuta };
export const lessonOf = (game: string): Lesson | undefined => (Object.hasOwn(lessons, game) ? lessons[game] : undefined);
