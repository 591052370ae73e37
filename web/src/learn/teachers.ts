/** What a lesson calls those who sit on the other chairs, as variables of its words. */
const numbers = ['zero', 'one', 'two', 'three', 'four', 'five'];

export const namesOfTeachers = (seats: { seat: number; name: string }[]): Record<string, string> =>
  Object.fromEntries(seats.flatMap(({ seat, name }) => (numbers[seat] ? [[numbers[seat], name]] : [])));
