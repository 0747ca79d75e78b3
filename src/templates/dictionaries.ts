import { graphql } from 'gatsby';

/** What gatsby-plugin-react-i18next reads of a page's dictionaries, in `locales`. */
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
