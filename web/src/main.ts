import './styles/fonts.css';
import './styles/tokens.css';
import './styles/base.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { place } from './lib/router.svelte';
import { preferredLanguage, words } from './lib/words.svelte';
import { loadPage } from './pages';

// Page and words are on their way together; whether the page came is asked where it is shown.
loadPage(place.parts[0]).catch(() => {});
await words.speak(preferredLanguage());
mount(App, { target: document.getElementById('app')! });

// Only pages that came over TLS, or from this machine, may have one.
if (import.meta.env.PROD && 'serviceWorker' in navigator) void navigator.serviceWorker.register('/sw.js');
