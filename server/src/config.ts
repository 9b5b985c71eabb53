export type {
  AdzunaSettings,
  AuditKeeping,
  Config,
  JobSettings,
  ModelSettings,
  OidcSettings,
  SignUpRules,
  StorageSettings,
} from './config/config';
export { ConfigError, readConfig } from './config/read-config';
export { settingDefaults, settingDescriptions } from './config/settings';
