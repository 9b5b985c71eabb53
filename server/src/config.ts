export type {
  AdzunaSettings,
  Config,
  JobSettings,
  ModelSettings,
  SignUpRules,
  StorageSettings,
} from './config/config';
export { ConfigError, readConfig } from './config/read-config';
export { settingDefaults, settingDescriptions } from './config/settings';
