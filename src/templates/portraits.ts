import { graphql } from 'gatsby';

/**
 * For queries with the variable `$portraits`: codes of the members whose portraits the page shows. Sorted, as the nodes
 * come in the order in which their files have arrived.
 */
export const portraitsFragment = graphql`
  fragment Portraits on Query {
    allPortrait(filter: { memberCode: { in: $portraits } }, sort: { memberCode: ASC }) {
      nodes {
        memberCode
        file {
          childImageSharp {
            gatsbyImageData(
              width: 320
              aspectRatio: 0.8
              layout: CONSTRAINED
              placeholder: NONE
              formats: [WEBP]
            )
          }
        }
      }
    }
  }
`;
