import { get, post } from './api';
import { forgetInvitations } from './invitations';
import { socket } from './socket';
import type { Me, OwnSession } from './protocol';
import { isLanguage, words, type Language } from './words.svelte';

/** Who sits in front of this browser. A guest has a name at once; a password keeps it. */
class Person {
  me = $state<Me | null>(null);
  /** Settled with the last question. */
  #asked: Promise<unknown> = Promise.resolve();

  /** Signs in with the cookie there is, or as a new guest. */
  async arrive(): Promise<void> {
    const spoken = words.language;
    await this.#ask(async () => {
      const known = await get<Partial<Me>>('/api/me');
      return known.name === undefined ? post<Me>('/api/guest', { lang: spoken }) : (known as Me);
    });
    await this.#greet(spoken);
  }
  /** Whether the name is one that nobody chose. */
  get unnamed(): boolean {
    return this.me !== null && !this.me.kept && localStorage.getItem('named') !== this.me.name;
  }
  async rename(name: string): Promise<void> {
    await this.#ask(() => post('/api/rename', { name }));
    this.chooseName();
  }
  /** He is content with the name he has. */
  chooseName(): void {
    if (this.me) localStorage.setItem('named', this.me.name);
  }
  async keep(password: string, old?: string): Promise<void> {
    await this.#ask(() => post('/api/keep', old === undefined ? { password } : { password, old }));
  }
  async login(name: string, password: string): Promise<void> {
    const spoken = words.language;
    await this.#ask(() => post('/api/login', { name, password }));
    await this.#greet(spoken);
    socket.restart();
  }
  async logout(): Promise<void> {
    await this.#ask(() => post('/api/logout').then(() => null));
    forgetInvitations();
    socket.stop();
    await this.arrive();
  }
  async sessions(): Promise<OwnSession[]> {
    return (await get<{ sessions: OwnSession[] }>('/api/sessions')).sessions;
  }
  async logoutElsewhere(): Promise<void> {
    await this.#ask(() => post('/api/logout/elsewhere'));
  }
  async speak(language: Language): Promise<void> {
    if ((await words.speak(language)) && this.me) await this.#tell(language);
  }

  async #tell(language: Language): Promise<void> {
    await this.#ask(() => post('/api/language', { lang: language }));
    socket.speak(language);
  }
  /** The account's language is spoken from now on, unless another one was chosen while the answer was on its way. */
  async #greet(spoken: Language): Promise<void> {
    const theirs = this.me?.language;
    if (words.language !== spoken) await this.#tell(words.language);
    else if (isLanguage(theirs) && theirs !== spoken) await words.speak(theirs);
  }
  /** One question after the other: an answer that comes late must not undo what was asked for after it. */
  async #ask(question: () => Promise<Me | null>): Promise<void> {
    const answer = this.#asked.then(question);
    this.#asked = answer.catch(() => undefined);
    this.me = await answer;
  }
}
export const person = new Person();
