import { after, before } from 'node:test';
import { closeBrowser, openBrowser } from './house.mjs';

before(openBrowser);
after(closeBrowser);

await import('./play.mjs');
await import('./together.mjs');
await import('./afterwards.mjs');
