export * from './schema/account-tables';
export * from './schema/application-tables';
export * from './schema/cv-tables';
export * from './schema/file-tables';
export * from './schema/job-tables';
export * from './schema/task-tables';
