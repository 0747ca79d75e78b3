/** Instead of `gatsby-script`: no page uses `<Script>`, and the build stops with its name if one does. */
export {};
