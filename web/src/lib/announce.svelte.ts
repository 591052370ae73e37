/** What a screen reader says without being asked, and short notes that everybody sees for a while. */
class Announcer {
  polite = $state('');
  notes = $state<{ id: number; text: string; bad: boolean; rules: string[] }[]>([]);
  #next = 0;

  say(text: string): void {
    // The same words twice would not be read again.
    this.polite = this.polite === text ? `${text} ` : text;
  }
  /** `rules` are those that a refusal names. */
  note(text: string, bad = false, rules: string[] = []): void {
    if (!text) return;
    const id = ++this.#next;
    // What is said again stands there once.
    this.notes = [...this.notes.filter((note) => note.text !== text), { id, text, bad, rules }];
    setTimeout(() => this.dismiss(id), bad ? 8000 : 4000);
  }
  dismiss(id: number): void {
    this.notes = this.notes.filter((note) => note.id !== id);
  }
}
export const announcer = new Announcer();
