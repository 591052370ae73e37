import { get, post, Refused } from './api';
import { forgetInvitations } from './invitations';
import { socket } from './socket';
import type { Me } from './protocol';
import { isLanguage, words, type Language } from './words.svelte';

/** Who sits in front of this browser. A guest has a name at once; a password keeps it. */
class Person {
  me = $state<Me | null>(null);

  /** Signs in with the cookie there is, or as a new guest. */
  async arrive(): Promise<void> {
    try {
      await this.#take(await get<Me>('/api/me'));
    } catch (error) {
      if (!(error instanceof Refused) || error.problem.code !== 'not-signed-in') throw error;
      await this.#take(await post<Me>('/api/guest', { lang: words.language }));
    }
  }
  async rename(name: string): Promise<void> {
    await this.#take(await post<Me>('/api/rename', { name }));
  }
  async keep(password: string, old?: string): Promise<void> {
    await this.#take(await post<Me>('/api/keep', old === undefined ? { password } : { password, old }));
  }
  async login(name: string, password: string): Promise<void> {
    await this.#take(await post<Me>('/api/login', { name, password }));
    socket.restart();
  }
  async logout(): Promise<void> {
    await post('/api/logout');
    this.me = null;
    forgetInvitations();
    socket.stop();
    await this.arrive();
  }
  async speak(language: Language): Promise<void> {
    await words.speak(language);
    if (!this.me) return;
    await this.#take(await post<Me>('/api/language', { lang: language }));
    socket.speak(language);
  }

  async #take(me: Me): Promise<void> {
    this.me = me;
    if (isLanguage(me.language) && me.language !== words.language) await words.speak(me.language);
  }
}
export const person = new Person();
