// Written by scripts/generate-icons.ts from @phosphor-icons/core (MIT).
export const shareIcon = 'M176 160a40 40 0 0 0-29 12l-46-30a40 40 0 0 0 0-28l46-30a40 40 0 1 0-8-14l-46 30a40 40 0 1 0 0 56l46 30a40 40 0 1 0 37-26m0-128a24 24 0 1 1-24 24 24 24 0 0 1 24-24M64 152a24 24 0 1 1 24-24 24 24 0 0 1-24 24m112 72a24 24 0 1 1 24-24 24 24 0 0 1-24 24'
