export { chatJobs } from './jobs.ts'
export { reportedMessage } from './actions/reported-message.ts'
export { chatRoutes } from './routes.ts'
export { chatFrames } from './socket.ts'
