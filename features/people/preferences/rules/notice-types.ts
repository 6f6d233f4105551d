// Pages see rules and no contracts.
export {
  isOptionalType,
  noticeTypeNames,
  type NoticeType,
  type OptionalType,
} from '../contract/notice-types.ts'
