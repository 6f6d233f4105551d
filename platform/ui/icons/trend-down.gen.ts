// Written by scripts/generate-icons.ts from @phosphor-icons/core (MIT).
export const trendDownIcon = 'M240 128v64a8 8 0 0 1-8 8h-64a8 8 0 0 1 0-16h45l-77-77-34 35a8 8 0 0 1-12 0L18 70a8 8 0 0 1 12-12l66 67 34-35a8 8 0 0 1 12 0l82 83v-45a8 8 0 0 1 16 0'
