import { readCertificates } from './credential';

/** Certificates of software, data and systems. */
export const softwareCertificates = readCertificates(`
[cloud]
aws-cloud-practitioner ; Amazon Web Services ; AWS Certified Cloud Practitioner, CLF-C02 ; ; aws, cloud-computing
aws-solutions-architect-associate ; Amazon Web Services ; AWS Certified Solutions Architect – Associate, SAA-C03 ; ; aws, cloud-architecture
aws-solutions-architect-professional ; Amazon Web Services ; AWS Certified Solutions Architect – Professional, SAP-C02 ; ; aws, cloud-architecture
aws-developer-associate ; Amazon Web Services ; AWS Certified Developer – Associate, DVA-C02 ; ; aws, serverless
aws-sysops-administrator ; Amazon Web Services ; AWS Certified SysOps Administrator – Associate, SOA-C02, AWS Certified CloudOps Engineer – Associate ; ; aws, monitoring
aws-devops-engineer ; Amazon Web Services ; AWS Certified DevOps Engineer – Professional, DOP-C02 ; ; aws, devops, ci-cd
aws-security-specialty ; Amazon Web Services ; AWS Certified Security – Specialty, SCS-C02 ; ; aws, cloud-security
aws-data-engineer ; Amazon Web Services ; AWS Certified Data Engineer – Associate, DEA-C01 ; ; aws, data-engineering
aws-machine-learning-engineer ; Amazon Web Services ; AWS Certified Machine Learning Engineer – Associate, MLA-C01 ; ; aws, machine-learning, sagemaker
aws-machine-learning-specialty ; Amazon Web Services ; AWS Certified Machine Learning – Specialty, MLS-C01 ; ; aws, machine-learning
aws-ai-practitioner ; Amazon Web Services ; AWS Certified AI Practitioner, AIF-C01 ; ; artificial-intelligence, aws
aws-advanced-networking ; Amazon Web Services ; AWS Certified Advanced Networking – Specialty, ANS-C01 ; ; aws, networking
az-900 ; Microsoft ; AZ-900, Microsoft Certified: Azure Fundamentals, Azure Fundamentals ; ; azure, cloud-computing
az-104 ; Microsoft ; AZ-104, Microsoft Certified: Azure Administrator Associate, Azure Administrator Associate ; ; azure, system-administration
az-204 ; Microsoft ; AZ-204, Microsoft Certified: Azure Developer Associate, Azure Developer Associate ; ; azure, azure-functions
az-305 ; Microsoft ; AZ-305, Microsoft Certified: Azure Solutions Architect Expert, Azure Solutions Architect Expert ; ; azure, cloud-architecture
az-400 ; Microsoft ; AZ-400, Microsoft Certified: DevOps Engineer Expert, Azure DevOps Engineer Expert ; ; azure-devops, devops, ci-cd
az-500 ; Microsoft ; AZ-500, Microsoft Certified: Azure Security Engineer Associate ; ; azure, cloud-security
az-700 ; Microsoft ; AZ-700, Microsoft Certified: Azure Network Engineer Associate ; ; azure, networking
az-800 ; Microsoft ; AZ-800, Microsoft Certified: Windows Server Hybrid Administrator Associate ; ; windows-server, azure
google-cloud-digital-leader ; Google Cloud ; Google Cloud Digital Leader, Cloud Digital Leader ; ; google-cloud, cloud-computing
google-associate-cloud-engineer ; Google Cloud ; Google Cloud Associate Cloud Engineer, Associate Cloud Engineer ; ; google-cloud
google-professional-cloud-architect ; Google Cloud ; Google Cloud Professional Cloud Architect, Professional Cloud Architect ; ; google-cloud, cloud-architecture
google-professional-data-engineer ; Google Cloud ; Google Cloud Professional Data Engineer, Professional Data Engineer ; ; google-cloud, data-engineering, bigquery
google-professional-ml-engineer ; Google Cloud ; Google Cloud Professional Machine Learning Engineer ; ; google-cloud, machine-learning, vertex-ai
google-professional-devops-engineer ; Google Cloud ; Google Cloud Professional Cloud DevOps Engineer ; ; google-cloud, devops
oci-foundations ; Oracle ; Oracle Cloud Infrastructure Foundations Associate, OCI Foundations Associate ; ; oracle-cloud
oci-architect ; Oracle ; Oracle Cloud Infrastructure Architect Associate ; ; oracle-cloud, cloud-architecture
ckad ; Cloud Native Computing Foundation ; Certified Kubernetes Application Developer, CKAD ; ; kubernetes
cka ; Cloud Native Computing Foundation ; Certified Kubernetes Administrator, CKA ; ; kubernetes
cks ; Cloud Native Computing Foundation ; Certified Kubernetes Security Specialist, CKS ; ; kubernetes, cloud-security
kcna ; Cloud Native Computing Foundation ; Kubernetes and Cloud Native Associate, KCNA ; ; kubernetes
terraform-associate ; HashiCorp ; HashiCorp Certified: Terraform Associate, Terraform Associate ; ; terraform, infrastructure-as-code
vault-associate ; HashiCorp ; HashiCorp Certified: Vault Associate ; ; hashicorp-vault
finops-certified-practitioner ; FinOps Foundation ; FinOps Certified Practitioner ; ; finops
[systems]
rhcsa ; Red Hat ; Red Hat Certified System Administrator, RHCSA ; ; red-hat, linux
rhce ; Red Hat ; Red Hat Certified Engineer, RHCE ; ; red-hat, ansible, linux
lpic-1 ; Linux Professional Institute ; LPIC-1, LPIC-1 Linux Administrator ; ; linux
lpic-2 ; Linux Professional Institute ; LPIC-2, LPIC-2 Linux Engineer ; ; linux
linux-essentials ; Linux Professional Institute ; Linux Essentials ; ; linux
lfcs ; The Linux Foundation ; Linux Foundation Certified System Administrator, LFCS ; ; linux
comptia-a-plus ; CompTIA ; CompTIA A+ ; ; hardware-repair, technical-support
comptia-network-plus ; CompTIA ; CompTIA Network+ ; ; networking
comptia-linux-plus ; CompTIA ; CompTIA Linux+ ; ; linux
comptia-server-plus ; CompTIA ; CompTIA Server+ ; ; server-administration
vmware-vcp ; VMware ; VMware Certified Professional – Data Center Virtualization, VCP-DCV, VCP ; ; vmware, virtualization
citrix-cca ; Citrix ; Citrix Certified Associate – Virtualization, CCA-V ; ; citrix
veeam-vmce ; Veeam ; Veeam Certified Engineer, VMCE ; ; veeam, backup-recovery
ms-900 ; Microsoft ; MS-900, Microsoft 365 Certified: Fundamentals, Microsoft 365 Fundamentals ; ; microsoft-365
ms-102 ; Microsoft ; MS-102, Microsoft 365 Certified: Administrator Expert ; ; microsoft-365, system-administration
md-102 ; Microsoft ; MD-102, Microsoft 365 Certified: Endpoint Administrator Associate ; ; intune, windows
itil-4-foundation ; PeopleCert ; ITIL 4 Foundation, ITIL Foundation, ITIL v3 Foundation ; ; itil, itsm
itil-4-managing-professional ; PeopleCert ; ITIL 4 Managing Professional ; ; itil, itsm
apple-certified-support ; Apple ; Apple Certified Support Professional ; ; macos, technical-support
[networks]
ccna ; Cisco ; CCNA, Cisco Certified Network Associate ; ; networking, cisco, routing-switching
ccnp-enterprise ; Cisco ; CCNP Enterprise, Cisco Certified Network Professional Enterprise, CCNP ; ; networking, cisco, routing-switching
ccnp-security ; Cisco ; CCNP Security ; ; network-security, cisco
ccie ; Cisco ; CCIE, Cisco Certified Internetwork Expert ; ; networking, cisco
cisco-devnet-associate ; Cisco ; Cisco Certified DevNet Associate, CCNA Automation ; ; networking, python
jncia-junos ; Juniper Networks ; JNCIA-Junos, Juniper Networks Certified Associate ; ; juniper, networking
fortinet-nse-4 ; Fortinet ; NSE 4, Fortinet Certified Professional in Network Security, FCP ; ; fortinet, firewalls
palo-alto-pcnsa ; Palo Alto Networks ; PCNSA, Palo Alto Networks Certified Network Security Administrator ; ; palo-alto, firewalls
mikrotik-mtcna ; MikroTik ; MTCNA, MikroTik Certified Network Associate ; ; mikrotik, networking
huawei-hcia ; Huawei ; HCIA-Datacom, Huawei Certified ICT Associate, HCIA ; ; huawei-networks, networking
aruba-acma ; HPE Aruba Networking ; Aruba Certified Mobility Associate, ACMA ; ; aruba, wifi
cwna ; CWNP ; Certified Wireless Network Administrator, CWNA ; ; wifi
[security]
comptia-security-plus ; CompTIA ; CompTIA Security+, Security+ ; ; cybersecurity, network-security
comptia-cysa-plus ; CompTIA ; CompTIA CySA+, CySA+ ; ; cybersecurity, soc-operations
comptia-pentest-plus ; CompTIA ; CompTIA PenTest+ ; ; penetration-testing
cissp ; ISC2 ; CISSP, Certified Information Systems Security Professional ; ; cybersecurity, it-risk-management
isc2-cc ; ISC2 ; ISC2 Certified in Cybersecurity, Certified in Cybersecurity ; ; cybersecurity
ccsp ; ISC2 ; CCSP, Certified Cloud Security Professional ; ; cloud-security
cisa ; ISACA ; CISA, Certified Information Systems Auditor ; ; it-audit, cobit
cism ; ISACA ; CISM, Certified Information Security Manager ; ; cybersecurity, it-risk-management
crisc ; ISACA ; CRISC, Certified in Risk and Information Systems Control ; ; it-risk-management
cobit-foundation ; ISACA ; COBIT 2019 Foundation, COBIT Foundation ; ; cobit
ceh ; EC-Council ; CEH, Certified Ethical Hacker ; ; penetration-testing, cybersecurity
chfi ; EC-Council ; CHFI, Computer Hacking Forensic Investigator ; ; digital-forensics
oscp ; OffSec ; OSCP, Offensive Security Certified Professional ; ; penetration-testing, kali-linux
ejpt ; INE ; eJPT, eLearnSecurity Junior Penetration Tester ; ; penetration-testing
giac-gsec ; GIAC ; GSEC, GIAC Security Essentials ; ; cybersecurity
sc-900 ; Microsoft ; SC-900, Microsoft Certified: Security Compliance and Identity Fundamentals ; ; cybersecurity, identity-management
sc-200 ; Microsoft ; SC-200, Microsoft Certified: Security Operations Analyst Associate ; ; microsoft-sentinel, soc-operations
sc-300 ; Microsoft ; SC-300, Microsoft Certified: Identity and Access Administrator Associate ; ; entra-id, identity-management
iso-27001-lead-auditor ; PECB ; ISO/IEC 27001 Lead Auditor, Auditor líder ISO 27001, Auditor jefe ISO 27001 ; ISO/IEC 27001 Lead Auditor, ISO 27001 Lead Auditor ; iso-27001, auditing
iso-27001-lead-implementer ; PECB ; ISO/IEC 27001 Lead Implementer, Implantador líder ISO 27001 ; ISO/IEC 27001 Lead Implementer, ISO 27001 Lead Implementer ; iso-27001
iso-22301-lead-auditor ; PECB ; ISO 22301 Lead Auditor, Auditor líder ISO 22301 ; ISO 22301 Lead Auditor ; iso-22301, auditing
[development]
oca-java ; Oracle ; Oracle Certified Associate Java SE Programmer, OCA Java ; ; java
ocp-java ; Oracle ; Oracle Certified Professional Java SE Developer, OCP Java ; ; java
spring-certified-professional ; VMware ; Spring Certified Professional ; ; spring, spring-boot
pcep ; Python Institute ; PCEP, Certified Entry-Level Python Programmer ; ; python
pcap ; Python Institute ; PCAP, Certified Associate Python Programmer ; ; python
zend-php ; Zend ; Zend Certified PHP Engineer ; ; php
symfony-certified ; SensioLabs ; Symfony Certified Developer ; ; symfony, php
magento-certified ; Adobe ; Adobe Certified Professional – Adobe Commerce Developer, Magento Certified Developer ; ; magento
openjs-node ; The Linux Foundation ; OpenJS Node.js Application Developer, JSNAD ; ; node-js
meta-front-end ; Meta ; Meta Front-End Developer Professional Certificate ; ; frontend-development, react
meta-back-end ; Meta ; Meta Back-End Developer Professional Certificate ; ; backend-development, python
google-associate-android ; Google ; Associate Android Developer ; ; android-development, kotlin
istqb-foundation ; ISTQB ; ISTQB Certified Tester Foundation Level, ISTQB CTFL, ISTQB Foundation ; ; software-testing, istqb-methods
istqb-agile-tester ; ISTQB ; ISTQB Agile Tester, CTFL-AT ; ; software-testing, agile
istqb-test-manager ; ISTQB ; ISTQB Advanced Level Test Manager, CTAL-TM ; ; software-testing, test-planning
istqb-test-automation ; ISTQB ; ISTQB Test Automation Engineer ; ; test-automation
github-foundations ; GitHub ; GitHub Foundations ; ; github, git
togaf-certified ; The Open Group ; TOGAF Certified, TOGAF 9 Certified, TOGAF Enterprise Architecture Practitioner ; ; togaf, enterprise-architecture
archimate-certified ; The Open Group ; ArchiMate 3 Practitioner ; ; archimate
uipath-certified ; UiPath ; UiPath Certified Professional Automation Developer Associate, UiPath RPA Associate ; ; uipath, rpa
outsystems-associate ; OutSystems ; OutSystems Associate Reactive Developer ; ; outsystems
ibm-data-science ; IBM ; IBM Data Science Professional Certificate ; ; data-science, python
[data]
pl-300 ; Microsoft ; PL-300, Microsoft Certified: Power BI Data Analyst Associate, Power BI Data Analyst Associate, DA-100 ; ; power-bi, dax
pl-900 ; Microsoft ; PL-900, Microsoft Certified: Power Platform Fundamentals ; ; power-platform
pl-200 ; Microsoft ; PL-200, Microsoft Certified: Power Platform Functional Consultant Associate ; ; power-platform, power-apps
dp-900 ; Microsoft ; DP-900, Microsoft Certified: Azure Data Fundamentals ; ; azure, relational-databases
dp-203 ; Microsoft ; DP-203, Microsoft Certified: Azure Data Engineer Associate ; ; azure, data-engineering
dp-300 ; Microsoft ; DP-300, Microsoft Certified: Azure Database Administrator Associate ; ; sql-server, database-administration
dp-600 ; Microsoft ; DP-600, Microsoft Certified: Fabric Analytics Engineer Associate ; ; microsoft-fabric
dp-100 ; Microsoft ; DP-100, Microsoft Certified: Azure Data Scientist Associate ; ; azure-ml, data-science
ai-900 ; Microsoft ; AI-900, Microsoft Certified: Azure AI Fundamentals ; ; artificial-intelligence, azure
ai-102 ; Microsoft ; AI-102, Microsoft Certified: Azure AI Engineer Associate ; ; artificial-intelligence, azure-openai
tableau-desktop-specialist ; Tableau ; Tableau Desktop Specialist, Tableau Desktop Foundations ; ; tableau
tableau-data-analyst ; Tableau ; Tableau Certified Data Analyst ; ; tableau, data-analysis
qlik-sense-business-analyst ; Qlik ; Qlik Sense Business Analyst ; ; qlik
snowpro-core ; Snowflake ; SnowPro Core Certification, SnowPro Core ; ; snowflake
databricks-data-engineer ; Databricks ; Databricks Certified Data Engineer Associate ; ; databricks, apache-spark
databricks-spark-developer ; Databricks ; Databricks Certified Associate Developer for Apache Spark ; ; apache-spark
dbt-analytics-engineering ; dbt Labs ; dbt Analytics Engineering Certification ; ; dbt
mongodb-developer ; MongoDB ; MongoDB Certified Developer Associate, MongoDB Associate Developer ; ; mongodb
oracle-database-sql ; Oracle ; Oracle Database SQL Certified Associate ; ; oracle-database, sql
sas-base-programmer ; SAS ; SAS Certified Specialist: Base Programming, SAS Base Programmer ; ; sas
google-data-analytics ; Google ; Google Data Analytics Professional Certificate, Certificado profesional de Google en análisis de datos ; Google Data Analytics Professional Certificate, Google Data Analytics Certificate ; data-analysis, sql
tensorflow-developer ; Google ; TensorFlow Developer Certificate ; ; tensorflow, deep-learning
cdmp ; DAMA International ; CDMP, Certified Data Management Professional ; ; data-governance
alteryx-designer-core ; Alteryx ; Alteryx Designer Core Certification ; ; alteryx
esri-arcgis-associate ; Esri ; ArcGIS Pro Associate, Esri Technical Certification ; ; arcgis, gis
[business-software]
sap-s4hana-fi ; SAP ; SAP Certified Associate – SAP S/4HANA Financial Accounting ; ; sap-fi, sap-s4hana
sap-s4hana-mm ; SAP ; SAP Certified Associate – SAP S/4HANA Sourcing and Procurement ; ; sap-mm, sap-s4hana
sap-s4hana-sd ; SAP ; SAP Certified Associate – SAP S/4HANA Sales ; ; sap-sd, sap-s4hana
sap-abap-associate ; SAP ; SAP Certified Associate – Back-End Developer – ABAP Cloud, SAP Certified ABAP Developer ; ; abap
sap-successfactors ; SAP ; SAP Certified Associate – SAP SuccessFactors Employee Central ; ; successfactors
salesforce-administrator ; Salesforce ; Salesforce Certified Administrator, Salesforce Administrator ; ; salesforce
salesforce-platform-developer ; Salesforce ; Salesforce Certified Platform Developer I, Platform Developer I ; ; salesforce-development, apex
salesforce-sales-cloud ; Salesforce ; Salesforce Certified Sales Cloud Consultant ; ; salesforce
salesforce-marketing-cloud ; Salesforce ; Salesforce Certified Marketing Cloud Email Specialist ; ; marketing-automation-platforms, email-marketing
servicenow-csa ; ServiceNow ; ServiceNow Certified System Administrator, CSA ServiceNow ; ; servicenow
dynamics-365-fundamentals ; Microsoft ; MB-910, Microsoft Certified: Dynamics 365 Fundamentals ; ; dynamics-365
business-central-consultant ; Microsoft ; MB-800, Microsoft Certified: Dynamics 365 Business Central Functional Consultant Associate ; ; business-central
odoo-functional ; Odoo ; Odoo Functional Certification, Certificación funcional de Odoo ; Odoo Functional Certification ; odoo
workday-hcm-certificate ; Workday ; Workday HCM Core Certification ; ; workday-hcm
atlassian-jira-administrator ; Atlassian ; Jira Administration for Cloud, Atlassian Certified Jira Administrator ; ; jira
`);
