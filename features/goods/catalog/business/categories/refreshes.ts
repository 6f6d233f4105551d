/** The calls whose answers a change of the tree changes. */
export const refreshes = ['GET /sysConsole/queryCategories'] as const
