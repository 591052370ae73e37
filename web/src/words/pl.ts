const files = import.meta.glob<string>(['../../words/pl/*.ftl', '!../../words/pl/{decks,operator,nowa-huta,mascarade,vampire-empire,vendetta,vtes}.ftl'], { query: '?raw', import: 'default', eager: true });
export default Object.values(files).join('\n');
