// Written by scripts/generate-icons.ts from @phosphor-icons/core (MIT).
export const bellIcon = 'M222 176c-6-10-14-37-14-72a80 80 0 1 0-160 0c0 35-8 62-14 72a16 16 0 0 0 14 24h41a40 40 0 0 0 78 0h41a16 16 0 0 0 14-24m-94 40a24 24 0 0 1-23-16h46a24 24 0 0 1-23 16m-80-32c8-13 16-44 16-80a64 64 0 1 1 128 0c0 36 8 67 16 80Z'
