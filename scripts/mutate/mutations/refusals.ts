import type { Mutation } from '../mutation.ts'

/** Input and output that must be refused. */
export const refusals: readonly Mutation[] = [
  {
    name: 'a call accepts a body that is not JSON',
    place: 'platform/http',
    find: '!isJson(contentType))',
    put: "contentType === 'x')",
    tests: ['http/api.test'],
  },
  {
    name: 'a property name of Object.prototype is accepted as a field',
    place: 'platform/http',
    find: "key in value || key === '__proto__'",
    put: "key === 'x'",
    tests: ['http/api.test'],
  },
  {
    name: 'a call without a session is performed',
    place: 'platform/http',
    find: 'needsViewer.has(bound.call.auth) && !context.viewer',
    put: 'false',
    tests: ['security/access'],
  },
  {
    name: 'a refusal that the contract does not name is sent',
    place: 'platform/http',
    find: 'call.refusals?.includes(kind) ||',
    put: 'true ||',
    tests: ['platform/http/api'],
  },
  {
    name: 'pictures are fetched from any host',
    place: 'features/media/pictures',
    find: 'isUsualPort && isHostAllowed(url.hostname, policy.hosts)',
    put: 'isUsualPort',
    tests: ['pictures/remote/url.test'],
  },
  {
    name: 'pictures are fetched from any port',
    place: 'features/media/pictures',
    find: 'isUsualPort && isHostAllowed(url.hostname, policy.hosts)',
    put: 'isHostAllowed(url.hostname, policy.hosts)',
    tests: ['pictures/remote/url.test'],
  },
  {
    name: 'a comment can be followed up twice',
    place: 'features/talk/comments',
    find: 'comment.isFollowed || !comment.lineId',
    put: '!comment.lineId',
    tests: ['comments/written-comments'],
    equivalent: 'The conditional update of the order line refuses a second follow-up, too.',
  },
  {
    name: 'every address counts as a trusted proxy',
    place: 'platform/network',
    find: "list.check(address, 'ipv6')",
    put: 'true',
    tests: ['platform/network'],
  },
  {
    name: 'a form of another site fills the cart without scripts',
    place: 'apps/server/pages/plain',
    find: 'options.origins)',
    put: 'options.origins) && false',
    tests: ['pages/plain/without-scripts'],
  },
  {
    name: 'the name of a video may have a path before it',
    place: 'features/media/uploads/rules/product-videos',
    find: '/^([0-9a-f]{32})\\.(mp4|webm)$/',
    put: '/([0-9a-f]{32})\\.(mp4|webm)$/',
    tests: ['uploads/rules/product-videos', 'uploads/product-videos.test'],
  },
]
