const files = import.meta.glob<string>(['../../words/en/*.ftl', '!../../words/en/{decks,operator,nowa-huta,mascarade,vampire-empire,vendetta,vtes}.ftl'], { query: '?raw', import: 'default', eager: true });
export default Object.values(files).join('\n');
