import { readSkills } from './skill';

export const dataSkills = readSkills(`
[databases]
relational-databases ; h ; bases de datos relacionales, bases de datos, base de datos, base de datos relacional, BBDD, RDBMS, sistemas gestores de bases de datos, gestión de bases de datos, SGBD ; relational databases, databases, database, relational database, RDBMS, database management, database management systems, DBMS ; sql, database-design ; nosql
nosql ; h ; bases de datos NoSQL, NoSQL, no relacionales, bases de datos no relacionales ; NoSQL databases, NoSQL, non-relational databases ; mongodb, cassandra, redis ; sql
database-administration ; h ; administración de bases de datos, DBA, administrador de bases de datos ; database administration, DBA, database administrator ; oracle-database, sql-server, database-tuning ;
database-design ; h ; diseño de bases de datos, modelado de bases de datos, modelo entidad-relación, normalización de bases de datos ; database design, database modelling, database modeling, entity-relationship modelling, ER modeling, database normalization ; sql, data-modeling ;
database-tuning ; h ; optimización de consultas, optimización de bases de datos, tuning de bases de datos, tuning SQL ; query optimization, query optimisation, database tuning, SQL tuning, database optimization, database performance tuning ; sql ;
stored-procedures ; h ; procedimientos almacenados, triggers de base de datos ; stored procedures, database triggers ; pl-sql, t-sql ;
mysql ; t ; MySQL, My SQL, MySQL Workbench ; ; sql, mariadb ; sql, nosql
phpmyadmin ; t ; phpMyAdmin ; ; mysql ;
mariadb ; t ; MariaDB, Maria DB ; ; mysql ;
postgresql ; t ; PostgreSQL, Postgres, Postgre SQL, PgSQL ; ; sql, postgis ;
oracle-database ; t ; Oracle Database, Oracle, Oracle DB, base de datos Oracle, Oracle 11g, Oracle 12c, Oracle 19c, Oracle SQL ; Oracle Database, Oracle, Oracle DB, Oracle databases, Oracle 11g, Oracle 12c, Oracle 19c, Oracle SQL ; pl-sql, sql ; oracle-ebs, oracle-fusion
sql-server ; t ; SQL Server, Microsoft SQL Server, MS SQL Server, MSSQL, MS SQL, SSMS, SQL Server Management Studio ; ; t-sql, ssis, sql ; sql, mysql
sqlite ; t ; SQLite ; ; sql ;
db2 ; t ; IBM DB2, DB2 ; ; mainframe, sql ;
informix ; t ; Informix, IBM Informix ; ; sql ;
sybase ; t ; Sybase, SAP ASE, Sybase ASE ; ; sql ;
teradata ; t ; Teradata ; ; data-warehousing ;
access ; t ; Microsoft Access, MS Access, Access, bases de datos Access, Office Access ; Microsoft Access, MS Access, Access, Access databases, Office Access ; sql, vba, microsoft-office ;
filemaker ; t ; FileMaker, FileMaker Pro, Claris FileMaker ; ; relational-databases ;
mongodb ; t ; MongoDB, Mongo DB, Mongo ; ; nosql, node-js ;
mongoose ; t ; Mongoose ; ; mongodb, node-js ;
redis ; t ; Redis ; ; nosql ;
memcached ; t ; Memcached ; ; redis ;
cassandra ; t ; Apache Cassandra, Cassandra ; ; nosql ;
couchdb ; t ; CouchDB, Apache CouchDB ; ; nosql ; couchbase
couchbase ; t ; Couchbase ; ; nosql ; couchdb
hbase ; t ; HBase, Apache HBase ; ; hadoop, nosql ;
dynamodb ; t ; DynamoDB, Amazon DynamoDB ; ; aws, nosql ;
cosmos-db ; t ; Cosmos DB, CosmosDB, Azure Cosmos DB ; ; azure, nosql ;
neo4j ; t ; Neo4j, Cypher (Neo4j) ; ; graph-databases ;
graph-databases ; h ; bases de datos de grafos, grafos de conocimiento ; graph databases, knowledge graphs ; neo4j ;
elasticsearch ; t ; Elasticsearch, Elastic Search, Elastic ; ; elk-stack, nosql ;
opensearch ; t ; OpenSearch, Amazon OpenSearch ; ; elasticsearch ;
solr ; t ; Apache Solr, Solr ; ; elasticsearch ;
lucene ; t ; Apache Lucene, Lucene ; ; solr ;
influxdb ; t ; InfluxDB ; InfluxDB ; grafana ;
timescaledb ; t ; TimescaleDB ; ; postgresql ;
supabase ; t ; Supabase ; ; postgresql, firebase ;
clickhouse ; t ; ClickHouse ; ; data-warehousing ;
duckdb ; t ; DuckDB ; ; sql, data-analysis ;
vector-databases ; h ; bases de datos vectoriales ; vector databases, vector stores ; large-language-models ;
pinecone ; t ; Pinecone ; ; vector-databases ;
pgvector ; t ; pgvector ; ; vector-databases, postgresql ;
postgis ; t ; PostGIS ; ; postgresql, gis ;
oracle-apex ; t ; Oracle APEX, Oracle Application Express ; ; pl-sql, oracle-database ; apex
oracle-forms ; t ; Oracle Forms, Oracle Reports, Oracle Forms and Reports ; ; pl-sql ;
dbeaver ; t ; DBeaver ; ; sql ;
toad ; t ; Toad (Oracle), Toad for Oracle ; ; oracle-database ;
oracle-sql-developer ; t ; Oracle SQL Developer, SQL Developer ; ; oracle-database ;
data-migration ; h ; migración de datos, migraciones de datos, migración de bases de datos ; data migration, data migrations, database migration ; etl, sql ;
backup-recovery ; h ; copias de seguridad, backups, copia de seguridad, respaldo de datos, recuperación de datos, respaldos ; backup and recovery, backups, data backup, backup management, data recovery ; disaster-recovery, veeam ;

[data-engineering]
data-engineering ; h ; ingeniería de datos, data engineering, tuberías de datos, pipelines de datos, flujos de datos ; data engineering, data pipelines, data pipeline, building data pipelines ; etl, apache-spark, sql, airflow ;
etl ; h ; ETL, procesos ETL, extracción transformación y carga, integración de datos ; ETL, ETL processes, ETL and ELT, extract transform load, data integration, ETL pipelines ; ssis, talend, data-warehousing ;
data-warehousing ; h ; almacenes de datos, data warehouse, data warehousing, almacén de datos, DWH, datawarehouse, data mart ; data warehousing, data warehouse, data warehouses, DWH, datawarehouse, data marts ; etl, sql, dimensional-modeling ; warehouse-management
data-lakes ; h ; lagos de datos, data lake, data lakes, lakehouse ; data lakes, data lake, lakehouse, data lakehouse ; databricks, delta-lake ;
data-modeling ; h ; modelado de datos, modelos de datos, modelización de datos ; data modelling, data modeling, data models ; database-design, dimensional-modeling ;
dimensional-modeling ; h ; modelado dimensional, esquema en estrella, modelo Kimball ; dimensional modelling, dimensional modeling, star schema, Kimball methodology ; data-warehousing ;
data-architecture ; h ; arquitectura de datos, data mesh ; data architecture, data mesh ; data-engineering ;
data-governance ; h ; gobierno del dato, gobierno de datos, gobernanza de datos, data governance ; data governance, data stewardship ; data-quality, master-data-management ;
data-quality ; h ; calidad del dato, calidad de datos, depuración de datos, limpieza de datos, validación de datos ; data quality, data cleaning, data cleansing, data validation, data wrangling ; data-governance ;
master-data-management ; h ; gestión de datos maestros, datos maestros, MDM (datos maestros) ; master data management, master data, MDM (master data) ; data-governance ; mdm
big-data ; h ; big data, macrodatos, datos masivos, tecnologías big data ; big data, big data technologies, large datasets ; hadoop, apache-spark ;
hadoop ; t ; Hadoop, Apache Hadoop, HDFS ; ; big-data, hive ;
cloudera ; t ; Cloudera ; ; hadoop ;
mapreduce ; t ; MapReduce ; ; hadoop ;
hive ; t ; Apache Hive, Hive, HiveQL ; ; hadoop ;
impala ; t ; Apache Impala, Impala ; ; hadoop ;
apache-spark ; t ; Apache Spark, Spark, Spark SQL, Spark Streaming ; ; pyspark, scala, databricks ;
pyspark ; t ; PySpark ; ; apache-spark, python ;
apache-flink ; t ; Apache Flink, Flink ; ; stream-processing ;
apache-beam ; t ; Apache Beam ; ; stream-processing ;
apache-kafka ; t ; Apache Kafka, Kafka, Kafka Streams ; ; stream-processing, message-queues ;
confluent ; t ; Confluent, Confluent Platform ; ; apache-kafka ;
stream-processing ; h ; procesamiento en tiempo real, procesamiento de flujos de datos, streaming de datos ; stream processing, real-time data processing, data streaming ; apache-kafka ; live-streaming
nifi ; t ; Apache NiFi, NiFi ; ; etl ;
airflow ; t ; Apache Airflow, Airflow ; ; data-engineering, python ;
dagster ; t ; Dagster ; ; airflow ;
prefect-tool ; t ; Prefect (orquestador) ; Prefect (orchestration) ; airflow ;
luigi-tool ; t ; Luigi (Spotify) ; ; airflow ;
dbt ; t ; dbt, data build tool, dbt Core, dbt Cloud ; ; sql, snowflake ;
snowflake ; t ; Snowflake ; ; data-warehousing, sql ;
databricks ; t ; Databricks, Azure Databricks ; ; apache-spark, delta-lake ;
delta-lake ; t ; Delta Lake ; ; databricks ;
iceberg ; t ; Apache Iceberg, Iceberg ; ; data-lakes ;
redshift ; t ; Amazon Redshift, Redshift, AWS Redshift ; ; aws, data-warehousing ;
bigquery ; t ; BigQuery, Google BigQuery, Big Query ; ; google-cloud, sql ;
azure-synapse ; t ; Azure Synapse, Synapse Analytics, Azure Synapse Analytics ; ; azure, data-warehousing ;
azure-data-factory ; t ; Azure Data Factory, Data Factory ; ; azure, etl ;
microsoft-fabric ; t ; Microsoft Fabric, MS Fabric ; ; power-bi, azure-synapse ;
aws-glue ; t ; AWS Glue ; ; aws, etl ;
athena ; t ; Amazon Athena, AWS Athena ; ; aws, sql ;
presto ; t ; Presto (SQL), Trino, PrestoDB ; ; sql, big-data ;
ssis ; t ; SSIS, SQL Server Integration Services, Integration Services ; ; sql-server, etl ; ssas, ssrs
ssas ; t ; SSAS, SQL Server Analysis Services, Analysis Services, cubos OLAP ; SSAS, SQL Server Analysis Services, Analysis Services, OLAP cubes ; sql-server, olap ; ssis, ssrs
ssrs ; t ; SSRS, SQL Server Reporting Services, Reporting Services ; ; sql-server ; ssis, ssas
olap ; h ; OLAP, análisis multidimensional, MDX ; OLAP, multidimensional analysis, MDX ; data-warehousing ;
informatica-powercenter ; t ; Informatica PowerCenter, PowerCenter, Informatica IICS ; ; etl ;
talend ; t ; Talend, Talend Open Studio ; ; etl ;
datastage ; t ; IBM DataStage, DataStage ; ; etl ;
pentaho ; t ; Pentaho, Pentaho Data Integration, Kettle (Pentaho) ; ; etl, business-intelligence ;
fivetran ; t ; Fivetran ; ; etl ;
airbyte ; t ; Airbyte ; ; etl ;
oracle-data-integrator ; t ; Oracle Data Integrator, ODI (Oracle) ; ; etl, oracle-database ;
alteryx ; t ; Alteryx, Alteryx Designer ; ; data-analysis, etl ;
knime ; t ; KNIME ; ; data-analysis ;
collibra ; t ; Collibra ; ; data-governance ;
alation ; t ; Alation ; ; data-governance ;
open-data ; h ; datos abiertos, open data ; open data ; data-analysis ;

[business-intelligence]
business-intelligence ; h ; inteligencia de negocio, business intelligence, BI, inteligencia empresarial, Business Intelligence (BI) ; business intelligence, BI, BI tools ; power-bi, tableau, data-warehousing ;
power-bi ; t ; Power BI, PowerBI, Microsoft Power BI, Power BI Desktop, Power BI Service ; ; dax, power-query, data-visualization ;
power-query ; t ; Power Query, PowerQuery, lenguaje M ; Power Query, PowerQuery, M language ; power-bi, excel ;
power-pivot ; t ; Power Pivot, PowerPivot ; ; excel, power-bi ; pivot-tables
tableau ; t ; Tableau, Tableau Desktop, Tableau Server, Tableau Public, Tableau Prep ; ; data-visualization, business-intelligence ;
qlik ; t ; Qlik, Qlik Sense, QlikSense ; ; business-intelligence ;
qlikview ; t ; QlikView ; ; qlik ;
looker ; t ; Looker, LookML ; ; business-intelligence ; looker-studio
looker-studio ; t ; Looker Studio, Google Data Studio, Data Studio ; ; data-visualization ; looker
microstrategy ; t ; MicroStrategy ; ; business-intelligence ;
cognos ; t ; IBM Cognos, Cognos, Cognos Analytics ; ; business-intelligence ;
tm1 ; t ; IBM TM1, TM1, IBM Planning Analytics ; ; cognos ;
business-objects ; t ; SAP BusinessObjects, Business Objects, SAP BO, Web Intelligence, WebI ; ; business-intelligence, sap ;
crystal-reports ; t ; Crystal Reports, SAP Crystal Reports ; ; reporting ;
oracle-bi ; t ; Oracle BI, OBIEE, Oracle Analytics ; ; business-intelligence ;
hyperion ; t ; Hyperion, Oracle Hyperion, HFM ; ; oracle-bi ;
essbase ; t ; Essbase, Oracle Essbase ; ; hyperion ;
sisense ; t ; Sisense ; ; business-intelligence ;
domo-bi ; t ; Domo (BI) ; ; business-intelligence ;
metabase ; t ; Metabase ; ; business-intelligence ;
superset ; t ; Apache Superset, Superset ; ; business-intelligence ;
grafana ; t ; Grafana ; ; monitoring, prometheus ;
kibana ; t ; Kibana ; ; elasticsearch ;
spotfire ; t ; TIBCO Spotfire, Spotfire ; ; data-visualization ;
data-visualization ; h ; visualización de datos, visualizaciones de datos, representación gráfica de datos, data visualization, dataviz ; data visualization, data visualisation, data visualizations, visualizing data, dataviz ; power-bi, tableau, dashboards ;
dashboards ; h ; cuadros de mando, cuadro de mando, dashboards, dashboard, tableros de control, paneles de control de datos ; dashboards, dashboard, dashboard design, dashboard development, scorecards ; power-bi, kpis ;
kpis ; h ; KPI, KPIs, indicadores clave, indicadores de gestión, indicadores de desempeño, indicadores clave de rendimiento, definición de indicadores, análisis de indicadores ; KPIs, KPI, key performance indicators, performance metrics, KPI tracking ; dashboards, reporting ;
reporting ; h ; elaboración de informes, reporting, generación de informes, reportes, informes de gestión, generación de reportes ; reporting, report writing, report generation, management reporting, preparing reports, reports ; dashboards, excel ;
self-service-bi ; h ; BI de autoservicio, analítica de autoservicio ; self-service BI, self-service analytics ; business-intelligence ;

[data-analysis]
data-analysis ; h ; análisis de datos, analítica de datos, data analysis, data analytics, explotación de datos, tratamiento de datos, análisis exploratorio de datos ; data analysis, data analytics, analysing data, analyzing data, exploratory data analysis, EDA, quantitative analysis ; sql, excel, statistics, python ; data-entry
data-science ; h ; ciencia de datos, data science, científico de datos ; data science, data scientist ; machine-learning, python, statistics ;
data-mining ; h ; minería de datos, data mining ; data mining ; data-science ; mining
text-mining ; h ; minería de textos, text mining ; text mining ; data-mining ;
statistics ; h ; estadística, análisis estadístico, métodos estadísticos, estadística aplicada, estadística descriptiva, inferencia estadística, tratamiento estadístico ; statistics, statistical analysis, statistical methods, applied statistics, statistical inference, statistical modelling, statistical modeling ; spss, r-language, data-analysis ;
predictive-analytics ; h ; análisis predictivo, modelos predictivos, analítica predictiva, modelado predictivo ; predictive analytics, predictive modelling, predictive modeling, predictive models ; machine-learning ;
regression-analysis ; h ; análisis de regresión, regresión lineal ; regression analysis, linear regression ; statistics ; regression-testing
logistic-regression ; h ; regresión logística ; logistic regression ; regression-analysis ;
time-series ; h ; series temporales, análisis de series temporales, series de tiempo ; time series, time series analysis, time-series forecasting ; forecasting, statistics ;
forecasting ; h ; pronósticos, forecasting, proyecciones, elaboración de previsiones ; forecasting, forecasts, projections ; time-series ; demand-planning
multivariate-analysis ; h ; análisis multivariante, análisis multivariado ; multivariate analysis, factor analysis ; statistics ;
pca ; h ; análisis de componentes principales, PCA ; principal component analysis, PCA ; multivariate-analysis ;
bayesian-statistics ; h ; estadística bayesiana, inferencia bayesiana ; Bayesian statistics, Bayesian inference, Bayesian methods ; statistics ;
econometrics ; h ; econometría, modelos econométricos ; econometrics, econometric models, econometric modelling ; stata, statistics ;
operations-research ; h ; investigación operativa, investigación de operaciones, optimización matemática ; operations research, operational research, mathematical optimization ; statistics ;
linear-programming ; h ; programación lineal ; linear programming ; operations-research ;
mathematical-modeling ; h ; modelización matemática, modelado matemático, modelos matemáticos, simulación numérica ; mathematical modelling, mathematical modeling, mathematical models, numerical simulation ; matlab, operations-research ;
simulation ; h ; simulación, simulación de procesos, simulación por ordenador ; simulation, process simulation, computer simulation ; mathematical-modeling ;
monte-carlo ; h ; simulación de Montecarlo, método de Montecarlo ; Monte Carlo simulation, Monte Carlo methods ; simulation ;
scientific-computing ; h ; computación científica, cálculo numérico, métodos numéricos ; scientific computing, numerical methods, numerical analysis, numerical computing ; matlab, numpy ;
survey-design ; h ; diseño de encuestas, encuestas, diseño de cuestionarios ; survey design, surveys, questionnaire design ; statistics ;
sampling-statistics ; h ; muestreo estadístico, técnicas de muestreo ; statistical sampling, sampling techniques ; statistics ;
design-of-experiments ; h ; diseño de experimentos, diseño experimental, DOE ; design of experiments, experimental design ; statistics, six-sigma ;
actuarial-modeling ; h ; modelización actuarial, cálculo actuarial, matemática actuarial ; actuarial modelling, actuarial modeling, actuarial science, actuarial calculations ; statistics ;
credit-scoring-models ; h ; modelos de scoring, credit scoring, modelos de riesgo de crédito ; credit scoring, scoring models, credit risk modelling, credit risk modeling ; statistics ;
spss ; t ; SPSS, IBM SPSS, SPSS Statistics ; ; statistics ;
sas ; t ; SAS (software), SAS, SAS Base, SAS Enterprise Guide, SAS Enterprise Miner ; SAS (software), SAS, Base SAS, SAS Enterprise Guide, SAS Enterprise Miner, SAS programming ; statistics ; sass
stata ; t ; Stata ; ; statistics, econometrics ;
eviews ; t ; EViews ; ; econometrics ;
gretl ; t ; Gretl ; ; econometrics ;
minitab ; t ; Minitab ; ; statistics, six-sigma ;
statgraphics ; t ; Statgraphics ; ; statistics ;
jmp ; t ; JMP (SAS), SAS JMP ; ; statistics ;
graphpad ; t ; GraphPad Prism, GraphPad ; ; statistics ;
origin-lab ; t ; OriginPro, OriginLab ; ; data-visualization ;
mathematica ; t ; Mathematica, Wolfram Mathematica, Wolfram Language ; ; scientific-computing ;
maple ; t ; Maple (matemáticas), Maplesoft Maple ; Maple (maths), Maplesoft Maple ; scientific-computing ;
rstudio ; t ; RStudio, R Studio, Posit ; ; r-language ;
tidyverse ; t ; tidyverse ; ; r-language ;
dplyr ; t ; dplyr ; ; r-language ;
ggplot2 ; t ; ggplot2, ggplot ; ; r-language, data-visualization ;
shiny ; t ; R Shiny, Shiny ; ; r-language ;
pandas ; t ; Pandas, pandas (Python) ; ; python, numpy ;
numpy ; t ; NumPy ; ; python, pandas ;
scipy ; t ; SciPy ; ; numpy, python ;
matplotlib ; t ; Matplotlib ; ; python, seaborn ;
seaborn ; t ; Seaborn ; ; matplotlib ;
plotly ; t ; Plotly, Plotly Dash ; ; python, data-visualization ;
streamlit ; t ; Streamlit ; ; python ;
qualitative-data-software ; t ; NVivo, QSR NVivo ; ; qualitative-research ;
atlas-ti ; t ; ATLAS.ti ; ; qualitative-research ;
maxqda ; t ; MAXQDA ; ; qualitative-research ;
`);
