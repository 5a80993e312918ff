import { useLazyPlayer } from './use-line-player.ts'

/** The player of a shared line, for anybody who has its link. */
export const useSharedLinePlayer = (token: string, text: string) =>
  useLazyPlayer(token, async () => (await import('./shared-line-player.ts')).sharedLinePlayer(token, text))
