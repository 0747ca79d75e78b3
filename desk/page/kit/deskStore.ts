import { configureStore } from '@reduxjs/toolkit';
import { setupListeners } from '@reduxjs/toolkit/query';
import { useDispatch, useSelector } from 'react-redux';
import { deskApi, foretellApi } from '../deskApi';
import { visitSlice } from './visit';

export function createDeskStore() {
  const store = configureStore({
    reducer: {
      [deskApi.reducerPath]: deskApi.reducer,
      [foretellApi.reducerPath]: foretellApi.reducer,
      [visitSlice.name]: visitSlice.reducer,
    },
    middleware: (defaults) => defaults().concat(deskApi.middleware, foretellApi.middleware),
  });
  // People who come back to the page see what has changed meanwhile.
  setupListeners(store.dispatch);
  return store;
}

type DeskStore = ReturnType<typeof createDeskStore>;

export const useDeskDispatch = useDispatch.withTypes<DeskStore['dispatch']>();
export const useDeskSelector = useSelector.withTypes<ReturnType<DeskStore['getState']>>();
