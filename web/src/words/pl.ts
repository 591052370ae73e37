const files = import.meta.glob<string>('../../words/pl/*.ftl', { query: '?raw', import: 'default', eager: true });
export default Object.values(files).join('\n');
