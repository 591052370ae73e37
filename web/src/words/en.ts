const files = import.meta.glob<string>(['../../words/en/*.ftl', '!../../words/en/decks.ftl'], { query: '?raw', import: 'default', eager: true });
export default Object.values(files).join('\n');
