import type { SideTool } from './side-panel.tsx'

const none: SideTool[] = []

/**
 * The rooms' entries in the side panel, above "back to top". A room exports a hook that returns its tool, such as its
 * conversations with the number of unread ones, or undefined while there is nothing to open. It is called here, as in
 * `const chat = useChatEntry()`, and the result lists the tools that are defined.
 */
export function useSideTools(): SideTool[] {
  return none
}
