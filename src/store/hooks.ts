import { useSelector } from 'react-redux';
import type { RootState } from './makeStore';

export const useAppSelector = useSelector.withTypes<RootState>();
