export { commentsJobs } from './jobs.ts'
export { commentsRoutes } from './routes.ts'
export { putComments, type CommentInput } from './actions/put-comments.ts'
export { importComments, type CommentsReport } from './actions/import-comments.ts'
