export {
  type DatabaseContext,
  describeOnEachDatabase,
  describeOnEmbedded,
  describeOnOneDatabase,
  describeOnPostgres,
  type TestPlace,
} from './describe-on-each-database';
