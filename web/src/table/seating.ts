import { getContext, setContext } from 'svelte';
import type { TableStore } from '../lib/table.svelte';

const key = 'krypta seating';

/** The table whose seats a board draws. A replay has none: nobody sits there any more. */
export const setSeating = (table: () => TableStore): void => void setContext(key, table);
export const seating = (): (() => TableStore) | undefined => getContext(key);
