import { splitFrontMatter } from './readNewsTexts';

describe('splitFrontMatter', () => {
  it('separates the YAML from the body, and knows where the body begins', () => {
    expect(splitFrontMatter('---\ntitle: A\nslug: a\n---\nText\n\n---\nMore\n')).toEqual({
      yaml: 'title: A\nslug: a\n',
      body: 'Text\n\n---\nMore\n',
      bodyLine: 5,
    });
  });

  it.each(['', 'Text', 'Text\n---\ntitle: A\n---\n', '---\ntitle: A\n'])('finds none in %j', (text) => {
    expect(splitFrontMatter(text)).toBeNull();
  });
});
