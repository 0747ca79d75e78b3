import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** State of the page beside the server's answers. */
export const visitSlice = createSlice({
  name: 'visit',
  initialState: {
    /** The server no longer knows the session; what is on the page stays until somebody signs in again. */
    isSessionOver: false,
    /** The company's identity provider signs in, too. Known while nobody is signed in. */
    hasCompanySignIn: false,
    /** Typed for the next publish. Kept while one looks at another screen. */
    publishNote: '',
    /** The page is not shown beside the form of an item, where there is room. */
    isPageHidden: false,
  },
  reducers: {
    sessionEnded: (visit) => ({ ...visit, isSessionOver: true }),
    signedIn: (visit) => ({ ...visit, isSessionOver: false }),
    signedOut: (visit) => ({ ...visit, isSessionOver: false, publishNote: '' }),
    signInOffered: (visit, { payload }: PayloadAction<boolean>) => ({ ...visit, hasCompanySignIn: payload }),
    pageHidden: (visit, { payload }: PayloadAction<boolean>) => ({ ...visit, isPageHidden: payload }),
    noteTyped: (visit, { payload }: PayloadAction<string>) => ({ ...visit, publishNote: payload }),
  },
});

export const { sessionEnded, signedIn, signedOut, signInOffered, pageHidden, noteTyped } = visitSlice.actions;
