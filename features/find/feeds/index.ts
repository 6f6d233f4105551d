export { registerFeeds } from './routes.ts'
export { registerAgents } from './routes/agents.ts'
