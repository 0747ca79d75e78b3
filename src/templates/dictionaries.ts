import { graphql } from 'gatsby';

/** The fields of `locales` that gatsby-plugin-react-i18next reads. */
export const dictionariesFragment = graphql`
  fragment Dictionaries on LocaleConnection {
    edges {
      node {
        ns
        data
        language
      }
    }
  }
`;
