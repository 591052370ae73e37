import { t } from './words.svelte';

/** How well a bot can be asked to play. */
export const levels = ['easy', 'medium', 'hard'] as const;
export type BotLevel = (typeof levels)[number];

/** A bot is called by how well it plays. */
export const botName = (level = 'other'): string => t('bot', { level });
