import type { Mutation } from '../mutation.ts'

/** What is not let in. */
export const refusals: readonly Mutation[] = [
  {
    name: 'a call takes a body that is no JSON',
    place: 'platform/http',
    find: '!isJson(contentType))',
    put: "contentType === 'x')",
    tests: ['http/api.test'],
  },
  {
    name: 'a name of a prototype is a field',
    place: 'platform/http',
    find: "key in value || key === '__proto__'",
    put: "key === 'x'",
    tests: ['http/api.test', 'security/fuzz'],
  },
  {
    name: 'a call without a session is performed',
    place: 'platform/http',
    find: 'needsViewer.has(bound.call.auth) && !context.viewer',
    put: 'false',
    tests: ['security/access'],
  },
  {
    name: 'output that no contract promises is sent',
    place: 'platform/http',
    find: 'call.refusals?.includes(kind) ||',
    put: 'true ||',
    tests: ['platform/http/api'],
  },
  {
    name: 'pictures come from any host',
    place: 'features/pictures',
    find: 'isUsualPort && isHostAllowed(url.hostname, policy.hosts)',
    put: 'isUsualPort',
    tests: ['pictures/remote/url.test'],
  },
  {
    name: 'pictures come from any port',
    place: 'features/pictures',
    find: 'isUsualPort && isHostAllowed(url.hostname, policy.hosts)',
    put: 'isHostAllowed(url.hostname, policy.hosts)',
    tests: ['pictures/remote/url.test'],
  },
  {
    name: 'a follow-up is written twice',
    place: 'features/comments',
    find: 'comment.isFollowed || !comment.lineId',
    put: '!comment.lineId',
    tests: ['comments/written-comments'],
    equivalent: 'The mark of the bought line, moved conditionally, refuses the same.',
  },
  {
    name: 'a trusted proxy is whoever says so',
    place: 'platform/network',
    find: "list.check(address, 'ipv6')",
    put: 'true',
    tests: ['platform/network'],
  },
]
