import { mount } from 'svelte';
import App from './App.svelte';
import { me } from './me.svelte';
import { settings } from './settings.svelte';
import './style/base.css';
import { language } from './text/language.svelte';

settings.apply();
me.load().catch(() => undefined); // Asked again where the name is needed.
await language.begin();
mount(App, { target: document.getElementById('app')! });
