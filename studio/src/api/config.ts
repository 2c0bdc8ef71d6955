import type { ServerConfig } from '../session/ServerConfig.js';
import { http } from './http.js';

export const configQuery = {
  queryKey: ['config'],
  queryFn: () => http.get<ServerConfig>('/api/config'),
  staleTime: Infinity,
} as const;
