// Written by scripts/generate-icons.ts from @phosphor-icons/core (MIT).
export const truckFillIcon = 'm255 117-14-35a16 16 0 0 0-14-10h-35v-8a8 8 0 0 0-8-8H32a16 16 0 0 0-16 16v112a16 16 0 0 0 16 16h17a32 32 0 0 0 62 0h50a32 32 0 0 0 62 0h17a16 16 0 0 0 16-16v-64zM80 208a16 16 0 1 1 16-16 16 16 0 0 1-16 16m-48-72V72h144v64Zm160 72a16 16 0 1 1 16-16 16 16 0 0 1-16 16m0-96V88h35l9 24Z'
