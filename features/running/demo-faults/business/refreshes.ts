export const refreshes = ['GET /sysConsole/queryDemoFaults'] as const
