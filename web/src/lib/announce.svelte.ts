/** What a screen reader says without being asked, and short notes that everybody sees for a while. */
class Announcer {
  polite = $state('');
  notes = $state<{ id: number; text: string; bad: boolean }[]>([]);
  #next = 0;

  say(text: string): void {
    // The same words twice would not be read again.
    this.polite = this.polite === text ? `${text} ` : text;
  }
  note(text: string, bad = false): void {
    if (!text) return;
    const id = ++this.#next;
    this.notes.push({ id, text, bad });
    setTimeout(() => this.dismiss(id), bad ? 8000 : 4000);
  }
  dismiss(id: number): void {
    this.notes = this.notes.filter((note) => note.id !== id);
  }
}
export const announcer = new Announcer();
