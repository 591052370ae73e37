import type { Rating } from './protocol';
import { t } from './words.svelte';

/** Above this it is more a guess than a rating. */
const guess = 250;

/** Beside a name: "1620", or "1620?" while little is known. */
export const shortRating = ({ value, uncertainty }: Rating): string => (uncertainty > guess ? `${value}?` : String(value));

/** "1620 ± 310, from 7 matches". */
export const longRating = ({ value, uncertainty, matches }: Rating): string =>
  t('rating-long', { value: String(value), uncertainty: String(uncertainty), matches });
