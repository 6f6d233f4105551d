import type { SideTool } from './side-panel.tsx'

const none: SideTool[] = []

/**
 * What rooms show in the side panel, above back to top. A room's front door gives a hook that answers a tool, such as
 * its conversations with how many are unread, or undefined while there is nothing to open: no link leads nowhere. Its
 * line stands here: `const chat = useChatEntry()`, and the answer lists those that are there.
 */
export function useSideTools(): SideTool[] {
  return none
}
