import { createContext } from 'react';

/** Whether the panel of tabs that holds this is the one that is shown; true outside of tabs, false before hydration. */
export const PanelShown = createContext(true);
