export function workersPerLane(cores?: number): number;
