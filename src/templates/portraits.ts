import { graphql } from 'gatsby';

/** For queries with the variable `$portraits`: codes of the members whose portraits the page shows. */
export const portraitsFragment = graphql`
  fragment Portraits on Query {
    allPortrait(filter: { memberCode: { in: $portraits } }) {
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
