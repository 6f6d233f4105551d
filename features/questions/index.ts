export { questionsJobs } from './jobs.ts'
export { questionsRoutes } from './routes.ts'
export { putQuestions } from './actions/put-questions.ts'
export { answerShown, questionShown } from './store/read.ts'
