export {
  definePage,
  type HeadInput,
  type LoadInput,
  type PageHead,
  type Prefetch,
  type SitePage,
} from './routing/definition.ts'
export { choice, many, one, parseSearch, wholeNumber, type RawSearch } from './routing/search.ts'
export { defineTexts, useTexts } from './texts.ts'
export { useClient, useHasPage, useLocale } from './runtime.ts'
export { useLive, useLiveChannel, useLiveLine, useLiveState } from './live/use-live.ts'
/** @public */
export type { LiveEvents } from './live/live.ts'
export { allowedEntries, type MenuEntry } from './menu-list/menu.ts'
export { useDates, useInMallTime, useMallTimeName } from './dates/use-dates.ts'
export { Time } from './dates/time.tsx'
export { useInsideApp } from './inside-app.ts'
export { useAnswer, useCall, useLazyCall, useRefresh } from './answers/calls.ts'
export { useMore } from './answers/more.ts'
export { useSendFile } from './answers/send-file.ts'
export { useWrite, type WriteSettings } from './answers/write.ts'
export {
  useForgetPage,
  useTitleOf,
  useLoading,
  useNavigate,
  usePage,
  usePageData,
  usePageTag,
  useReplacedKey,
  useVisit,
  usePageTitle,
  useSearch,
} from './use-page.ts'
export { saveFile, useDownload } from './answers/download.ts'
export { chooseLanguage, hasChosenLanguage, storeLanguage, useSession, useViewer } from './use-session.ts'
export type { SignInData, ViewerInfo } from './session.ts'
export { CachedPart } from './cached/cached-part.tsx'
export { Link } from './link.tsx'
export { closeToast, toast, toastError } from './toasts/toasts.ts'
export { useToasts } from './toasts/toasts-view.tsx'
export { loginHref, safeRedirect } from './routing/redirect.ts'
export { installWorker, sanitisedHtml } from './trusted.ts'
export { runtimeTexts } from './sentences/texts.ts'
export { useFailureTexts } from './sentences/use-failure-texts.ts'
export type { Frames } from './site.tsx'
